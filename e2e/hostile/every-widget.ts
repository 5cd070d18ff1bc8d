import { formOf, seededForm } from '../harness/markup';

const settings = (value: object) => `data-settings='${JSON.stringify(value)}'`;

/** One element of every name that a page can mark; `app` stands for the addresses that links lead to. */
export const everyWidget = (app: string): readonly string[] => [
  formOf(),
  formOf(seededForm(3), 'data-offline="queue"'),
  `<div hidden data-mountkit="popup" data-popup-id="7" ${settings({
    timing: { times: 'yes', times_times: 3 },
    triggers: { scrolling: 'yes', scrolling_direction: 'down', scrolling_offset: 90, inactivity: 'yes' },
  })}><h2>A popup</h2></div>`,
  '<div hidden data-mountkit="off-canvas" data-off-canvas-id="8"><h2>A panel</h2></div>',
  `<div data-mountkit="sticky" ${settings({ sticky: 'top', sticky_offset: 10 })}>Sticky</div>`,
  `<div data-mountkit="motion" ${settings({
    interactions: { scroll: { translateY: { speed: 4 } }, mouseMove: { tilt: { speed: 2 } } },
  })}>Moves</div>`,
  '<button type="button" data-mountkit="scroll-top">Up</button>',
  `<div data-mountkit="lazy" data-background="${app}/background.png">Lazy</div>`,
  '<div data-mountkit="loop" data-widget-id="abc1234" data-post-id="13"><ul><li>first</li></ul></div>',
  `<div data-mountkit="loop-filter" data-filter-id="tags" data-loop="abc1234" data-taxonomy="tag" role="group" aria-label="Tags">
    <button type="button" data-filter="__all" aria-pressed="true">All</button>
    <button type="button" data-filter="a" aria-pressed="false">Apples</button></div>`,
  '<div data-mountkit="cart"><a class="ajax_add_to_cart" href="#" data-product_id="1">Add</a></div>',
  `<a href="/join" data-mountkit="signup-link" data-signup-type="trial" data-trialid="7" data-signup-base="${app}">Join</a>`,
  `<div data-mountkit="viral-link" data-link-type="forms" data-portal-id="8100231" data-app-base="${app}"></div>`,
];
