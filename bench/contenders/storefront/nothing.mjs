// The page's own tag is all there is.
export {};
