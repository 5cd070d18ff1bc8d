/** What is said of answers that have outlived a reload, and of a submission that waits for the network, in English. */
export const RESTORED = 'Your earlier answers are still here.';
export const QUEUED = 'You are offline. Your answers are saved and will be sent when you are back online.';
