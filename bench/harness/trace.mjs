// Times are the main thread's own processor time: what others do on the machine meanwhile is not in them.

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'v8.execute'];

/** The page's script. */
const SCRIPT = new Set(['FunctionCall', 'RunMicrotasks', 'EvaluateScript', 'v8.evaluateModule']);

/** The browser's part in an event, such as the editing of a text, with the page's script within it. */
const HANDLING = new Set([...SCRIPT, 'EventDispatch', 'TimerFire']);

/** Style and layout, which may happen within both. */
const LAYOUT = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint']);

/** Records what the browser does while `action` runs; answers the events of the thread that set the mark `begin`. */
export async function recordTrace(browser, page, action) {
  await browser.startTracing(page, { categories: CATEGORIES });
  const result = await action();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const anchor = traceEvents.find((event) => isMark(event, 'begin'));
  const events = traceEvents.filter(({ pid, tid, tts }) => pid === anchor.pid && tid === anchor.tid && tts);
  return { result, events: events.sort((a, b) => a.tts - b.tts) };
}

const isMark = ({ cat, name }, mark) => cat === 'blink.user_timing' && name === mark;

/** When a page called `performance.mark`; undefined if it did not. */
export const findMark = (events, mark) => events.find((event) => isMark(event, mark))?.tts;

/** All times when a page called `performance.mark` with a name. */
export const findMarks = (events, mark) => events.filter((event) => isMark(event, mark)).map(({ tts }) => tts);

/** When the page was told of the answer to a call, by a part of its address; undefined where none did. */
export function findAnswer(events, part) {
  const sent = events.find(({ name, args }) => name === 'ResourceSendRequest' && args.data.url.includes(part));
  const id = sent?.args.data.requestId;
  return id && events.find(({ name, args }) => name === 'ResourceReceiveResponse' && args.data.requestId === id)?.tts;
}

/** When the page was told of each key. */
export const findKeys = (events) =>
  events.filter(({ name, args }) => name === 'EventDispatch' && args.data.type === 'keydown').map(({ tts }) => tts);

/** Milliseconds of the page's script between two times, without style and layout. */
export const sumScript = (events, from, to) => sum(events, SCRIPT, from, to);

/** Milliseconds of events as a whole between two times, without style and layout. */
export const sumHandling = (events, from, to) => sum(events, HANDLING, from, to);

/** What a page does because it is scrolled: its listeners and its frame callbacks. */
const SCROLLING = ({ name, args }) =>
  name === 'FireAnimationFrame' || (name === 'EventDispatch' && /^(?:scroll|wheel)/.test(args.data.type));

/** Milliseconds of script in listeners of the scroll and in frame callbacks, without style and layout. */
export function sumScrollScript(events, from, to) {
  const spans = findOutermost(events.filter((event) => SCROLLING(event) && isWithin(event, from, to)));
  return spans.reduce((total, { tts, tdur }) => total + sumScript(events, tts, tts + tdur), 0);
}

/** How often the page was drawn between two times. */
export const countFrames = (events, from, to) =>
  events.filter((event) => event.name === 'PrePaint' && isWithin(event, from, to)).length;

/** How often script made the browser work out style or layout at once. */
export function countForcedLayouts(events, from, to) {
  const spans = events.filter((event) => SCRIPT.has(event.name) && isWithin(event, from, to));
  const layouts = events.filter((event) => event.name === 'Layout' && isWithin(event, from, to));
  return layouts.filter(({ tts }) => spans.some((span) => tts >= span.tts && tts < span.tts + span.tdur)).length;
}

/** How often timers and frame callbacks ran between two times. */
export const countWakes = (events, from, to) =>
  events.filter((event) => ['TimerFire', 'FireAnimationFrame'].includes(event.name) && isWithin(event, from, to))
    .length;

const isWithin = ({ tts, tdur }, from, to) => tdur && tts >= from && tts < to;

function sum(events, names, from, to) {
  const within = events.filter((event) => isWithin(event, from, to));
  const spans = findOutermost(within.filter(({ name }) => names.has(name)));
  const layouts = findOutermost(within.filter(({ name }) => LAYOUT.has(name)));
  const nested = layouts.filter(({ tts }) => spans.some((span) => tts >= span.tts && tts < span.tts + span.tdur));
  return (lengthOf(spans) - lengthOf(nested)) / 1000;
}

function findOutermost(spans) {
  let end = 0;
  return spans.filter(({ tts, tdur }) => {
    if (tts < end) return false;
    end = tts + tdur;
    return true;
  });
}

const lengthOf = (spans) => spans.reduce((length, { tdur }) => length + tdur, 0);
