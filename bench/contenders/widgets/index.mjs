/** One hundred of each family of page widgets: their markup alone, mounted, and by a library that does the same. */
export const widgets = {
  name: 'widgets',
  baseline: 'markup',
  contenders: [
    { name: 'markup', label: 'markup alone', file: 'markup.mjs' },
    { name: 'swiper', label: 'Swiper', file: 'swiper.mjs' },
    { name: 'countup', label: 'countUp.js', file: 'countup.mjs' },
    { name: 'tocbot', label: 'tocbot', file: 'tocbot.mjs' },
    { name: 'typed', label: 'typed.js', file: 'typed.mjs' },
    { name: 'masonry', label: 'Masonry', file: 'masonry.mjs' },
    { name: 'lite-youtube', label: 'lite-youtube-embed', file: 'lite-youtube.mjs' },
    { name: 'mountkit', label: 'mountkit', file: 'mountkit.mjs' },
  ],
};
