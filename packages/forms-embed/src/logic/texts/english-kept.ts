/** The English notes on answers restored after a reload, and on a submission that waits for the network. */
export const RESTORED = 'Your earlier answers are still here.';
export const QUEUED = 'You are offline. Your answers are saved and will be sent when you are back online.';
