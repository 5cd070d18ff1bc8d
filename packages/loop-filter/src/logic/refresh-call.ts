import { isJsonObject } from '@mountkit/core/logic';
import type { Join, TaxonomyFilters } from './filters';

/** Operators as the call names them: specification 1 section 5. */
const OPERATORS: Readonly<Record<Join, string>> = { AND: 'AND', OR: 'IN', NOT: 'NOT IN' };

/** What the call sends beside the filters. */
export interface RefreshFacts {
  readonly postId: string;
  readonly widgetId: string;
  readonly paginationBaseUrl: string;
  /** Whether the call has the joins by their names, as servers of the page builder read them, and not by their operators. */
  readonly joinNames?: boolean;
  /** The widget's model; only where the page is edited. */
  readonly widgetModel?: unknown;
}

/** The body of the call `refresh-loop`: specification 1 section 7. */
export function refreshBody(
  { postId, widgetId, paginationBaseUrl, joinNames, widgetModel }: RefreshFacts,
  filters: TaxonomyFilters,
) {
  const taxonomy = Object.fromEntries(
    Object.entries(filters).map(([name, { terms, logicalJoin }]) => [
      name,
      { terms, logicalJoin: joinNames ? logicalJoin : OPERATORS[logicalJoin] },
    ]),
  );
  return {
    post_id: Number(postId) || postId,
    widget_filters: Object.keys(taxonomy)[0] ? { taxonomy } : {},
    widget_id: widgetId,
    pagination_base_url: paginationBaseUrl,
    ...(widgetModel === undefined ? {} : { widget_model: widgetModel, is_edit_mode: true }),
  };
}

/** Address of the call: `{REST base}{namespace}/v1/refresh-loop`, contract section 2. */
export const refreshUrl = (restBase: string, namespace: string): string =>
  `${restBase}${restBase.endsWith('/') ? '' : '/'}${namespace || 'elementor-pro'}/v1/refresh-loop`;

/** How many items each choice would show, by taxonomy and term. */
export type TermCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The answer to the call. */
export interface RefreshAnswer {
  /** The markup of the list. */
  readonly markup: string;
  readonly counts: TermCounts;
  /** How many items the list has on all its pages, where the answer says it. */
  readonly total?: number;
}

/** Reads an answer; undefined if it is empty or not valid: specification 1 section 8. */
export function readAnswer(status: number, body: unknown): RefreshAnswer | undefined {
  if (status < 200 || status >= 300 || !isJsonObject(body)) return undefined;
  const { data, counts, total } = body;
  if (typeof data !== 'string' || !data.trim()) return undefined;
  return {
    markup: data,
    counts: isJsonObject(counts) ? (counts as TermCounts) : {},
    ...(typeof total === 'number' && { total }),
  };
}
