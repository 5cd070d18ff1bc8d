// Uses that are accepted and, where an error is expected, refused. Only the compiler reads it.
import { mount, mountLoop, reload } from '@mountkit/loop-filter';
import { LoopFilter, useLoopFilter } from '@mountkit/loop-filter/react';

export const accepted = [
  <LoopFilter key="plain" filterId="topics" loop="b10g300" taxonomy="category" />,
  <LoopFilter key="options" filterId="topics" loop="b10g300" taxonomy="category" join="OR" multiple className="topics">
    <button type="button" data-filter="news">
      News
    </button>
  </LoopFilter>,
];

export const refused = [
  // @ts-expect-error There is no such option.
  <LoopFilter key="a" filterId="topics" colour="red" />,
  // @ts-expect-error Ids are texts.
  <LoopFilter key="b" filterId={7} />,
];

export function Topics() {
  const { isChosen, toggle, clear } = useLoopFilter('posts');
  // @ts-expect-error Terms are chosen by their taxonomy.
  toggle('news');
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen('topic', 'news')}
        onClick={() => toggle('topic', 'news', { join: 'OR' })}
      >
        News
      </button>
      <button type="button" onClick={() => clear()}>
        All
      </button>
    </>
  );
}

mountLoop('#posts', { widgetId: 'b10g300', postId: '9' }).on('loaded', ({ url }) => url.length);
mount('#topics', { filterId: 'topics', loop: 'b10g300' });
reload('b10g300').then(() => {});
// @ts-expect-error A list is named by its widget's id.
reload(7);
