// With classes that say whether a bar is stuck, as mountkit has them; without, it is the CSS and nothing else.
import stickybits from 'stickybits';

export const start = (stage) => {
  stickybits(stage.querySelectorAll('.bar'), { useStickyClasses: true });
};
