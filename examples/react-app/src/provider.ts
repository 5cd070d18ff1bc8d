/** The forms host and the shop. By default they are at the application's own address, also while it is developed. */
export const provider = import.meta.env.VITE_PROVIDER ?? '/';
