/** First message of a worker: its code has been loaded and runs. */
export const READY = 'ready';
