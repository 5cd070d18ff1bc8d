import { jsonList, jsonObject, jsonText } from '@mountkit/core/logic';
import type { Report } from './foreign';
import type { FullGroup } from './full-definition';
import type { NumberedPages, numberPages } from './number-pages';
import type { parseConsent } from './parse-consent';
import type { FieldNode, KnownFields, parseDependents } from './parse-dependents';
import { parseFullField } from './parse-field';
import type { parseOwnRules } from './parse-own-rules';

/** Readers of what only some documents contain. Each may be left out for documents without it. */
export interface ExtraReaders {
  readonly parseConsent?: typeof parseConsent | undefined;
  readonly parseDependents?: typeof parseDependents | undefined;
  readonly numberPages?: typeof numberPages | undefined;
  readonly parseOwnRules?: typeof parseOwnRules | undefined;
}

const ONE_PAGE: NumberedPages = { pages: [], pageCount: 1 };

/** The groups of a form in order; groups of dependents follow that of their parent. */
export interface ParsedGroups {
  readonly groups: readonly FullGroup[];
  readonly pageCount: number;
}

/** Reads the groups of a definition: specification 2 section 3, 'Field group', and section 4, 'Pagination'. */
export function parseGroups(
  rawGroups: unknown,
  report: Report,
  { parseDependents, numberPages }: ExtraReaders,
): ParsedGroups {
  const known: KnownFields = new Map();
  // All groups before any dependents: a field that is in a group itself is never a dependent.
  const drafts = jsonList(rawGroups).map((raw, index) => ({
    raw: jsonObject(raw),
    nodes: readNodes(raw, index, { known, report }),
  }));
  const { pages, pageCount } =
    numberPages?.(
      drafts.map(({ raw, nodes }) => ({
        isBreak: raw.isPageBreak === true,
        isEmpty: nodes.length === 0 && richTextOf(raw) === '',
      })),
    ) ?? ONE_PAGE;
  const groups = drafts.flatMap(({ raw, nodes }, index) => {
    const page = pages[index] ?? 0;
    const group: FullGroup = {
      fields: nodes.map(({ field }) => field),
      richText: richTextOf(raw),
      isDefault: raw.default !== false,
      isSmartGroup: raw.isSmartGroup === true,
      page,
      isDependent: false,
    };
    return [group, ...nodes.flatMap((node) => parseDependents?.(node, { known, page, report }) ?? [])];
  });
  return { groups, pageCount };
}

function readNodes(
  group: unknown,
  groupIndex: number,
  { known, report }: { readonly known: KnownFields; readonly report: Report },
): readonly FieldNode[] {
  return jsonList(jsonObject(group).fields).flatMap((raw, index) => {
    const field = parseFullField(raw, report);
    if (!field) {
      report('nameless', index, groupIndex);
      return [];
    }
    if (known.has(field.id)) {
      report('repeated', field.id);
      return [];
    }
    known.set(field.id, null);
    return { field, raw };
  });
}

/** Foreign markup; older documents have it as a text. */
export function richTextOf({ richText }: Readonly<Record<string, unknown>>): string {
  return jsonText(richText) || jsonText(jsonObject(richText).content);
}
