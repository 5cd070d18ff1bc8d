// The light build: it draws SVG and runs no expressions, so it needs no `eval`.
export { default as lottie } from 'lottie-web/build/player/lottie_light.js';
