/** What is said of answers that have outlived a reload, and of a submission that waits for the network, in English. */
export const RESTORED = 'What you typed before is still here.';
export const QUEUED = 'You are offline. Your answers are kept and sent when you are back.';
