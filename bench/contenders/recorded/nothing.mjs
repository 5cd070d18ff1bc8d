// What the recorded page loads is all there is.
export {};
