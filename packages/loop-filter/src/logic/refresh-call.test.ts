import { parseJson } from '@mountkit/core/logic';
import { describe, expect, it } from 'vitest';
import { readAnswer, refreshBody, refreshUrl } from './refresh-call';

const FACTS = { postId: '13', widgetId: 'abc1234', paginationBaseUrl: 'https://shop.example/blog/' };

describe('the refresh call', () => {
  it('maps the operators', () => {
    const body = refreshBody(FACTS, {
      a: { terms: ['x'], logicalJoin: 'AND' },
      b: { terms: ['y'], logicalJoin: 'OR' },
      c: { terms: ['z'], logicalJoin: 'NOT' },
    });
    expect(body).toEqual({
      post_id: 13,
      widget_id: 'abc1234',
      pagination_base_url: FACTS.paginationBaseUrl,
      widget_filters: {
        taxonomy: {
          a: { terms: ['x'], logicalJoin: 'AND' },
          b: { terms: ['y'], logicalJoin: 'IN' },
          c: { terms: ['z'], logicalJoin: 'NOT IN' },
        },
      },
    });
  });

  it('has the joins by their names where a server reads those', () => {
    const body = refreshBody(
      { ...FACTS, joinNames: true },
      { a: { terms: ['x', 'y'], logicalJoin: 'OR' }, b: { terms: ['z'], logicalJoin: 'NOT' } },
    );
    expect(body.widget_filters).toEqual({
      taxonomy: { a: { terms: ['x', 'y'], logicalJoin: 'OR' }, b: { terms: ['z'], logicalJoin: 'NOT' } },
    });
  });

  it('asks for everything without filters, and tells the model where the page is edited', () => {
    expect(refreshBody({ ...FACTS, widgetModel: { id: 1 } }, {})).toMatchObject({
      widget_filters: {},
      widget_model: { id: 1 },
      is_edit_mode: true,
    });
  });

  it.each([
    ['/wp-json', '', '/wp-json/elementor-pro/v1/refresh-loop'],
    ['https://shop.example/?rest_route=/', 'mine', 'https://shop.example/?rest_route=/mine/v1/refresh-loop'],
  ])('goes to the base %s and the namespace %s', (base, namespace, url) =>
    expect(refreshUrl(base, namespace)).toBe(url),
  );

  it.each([
    [200, '{"data":"<p>a</p>"}', { markup: '<p>a</p>', counts: {} }],
    [200, '{"data":"<p>a</p>","counts":{"tag":{"a":1}}}', { markup: '<p>a</p>', counts: { tag: { a: 1 } } }],
    [200, '{"data":"  "}', undefined],
    [200, '{"data":{}}', undefined],
    [200, '{}', undefined],
    [200, '[]', undefined],
    [200, '<!doctype html>', undefined],
    [200, '', undefined],
    [302, '{"data":"<p>a</p>"}', undefined],
    [400, '{"data":"<p>a</p>"}', undefined],
    [500, '{"data":"<p>a</p>"}', undefined],
  ])('reads the answer %i %s', (status, body, answer) => expect(readAnswer(status, parseJson(body))).toEqual(answer));
});
