import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  type ParseErrorCode,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

/** Something that is wrong with what was written. */
export interface Problem {
  /** From 1. */
  readonly line: number;
  /** Where its line has it, from the text's start, in characters. */
  readonly offset: number;
  readonly message: string;
}

/** A JSON text with the lines of what it says. */
export interface ReadJson {
  /** The value; undefined where the text is no JSON. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Where in the text a value stands; a value that is not there stands where its parent does. */
  readonly place: (path: readonly (string | number)[]) => Pick<Problem, 'line' | 'offset'>;
}

/** The longest text that is read, in characters. */
const LONGEST = 500_000;

const WORDS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word that JSON does not know, expected a value in double quotes, a number, true, false or null',
  InvalidNumberFormat: 'a number that cannot be read',
  PropertyNameExpected: 'no name of a property, expected one in double quotes',
  ValueExpected: 'no value, expected one',
  ColonExpected: 'no colon after the name of a property, expected one',
  CommaExpected: 'no comma between two values, expected one',
  CloseBraceExpected: 'no closing brace, expected }',
  CloseBracketExpected: 'no closing bracket, expected ]',
  EndOfFileExpected: 'more text after the end, expected nothing',
  InvalidCommentToken: 'a comment, expected none in JSON',
  UnexpectedEndOfComment: 'a comment without an end, expected none in JSON',
  UnexpectedEndOfString: 'a text without an end, expected closing quotes',
  UnexpectedEndOfNumber: 'a number without an end',
  InvalidUnicode: 'a \\u without four digits',
  InvalidEscapeCharacter: 'a sign after a backslash that JSON does not know',
  InvalidCharacter: 'a line break or a tab inside a text, expected \\n or \\t',
};

/** Reads JSON and remembers where everything stands. Never throws. */
export function readJson(text: string): ReadJson {
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const placeOf = (offset: number) => ({ line: lineOf(offset), offset });
  if (text.length > LONGEST) {
    const message = `The text has ${text.length} characters, expected at most ${LONGEST}.`;
    return { value: undefined, problems: [{ ...placeOf(0), message }], place: () => placeOf(0) };
  }
  const errors: ParseError[] = [];
  const root = parseSafely(text, errors);
  const place = (path: readonly (string | number)[]) => placeOf(offsetOf(root, path));
  const [first] = errors;
  if (first === undefined && root !== undefined) {
    // The tree's own values would let `__proto__` through.
    const value = parseStrictly(text);
    if (value.isJson) return { value: value.value, problems: [], place };
  }
  const found = first ? describe(first.error) : 'nothing, expected a JSON object';
  const problem = { ...placeOf(first?.offset ?? 0), message: `Found ${found}.` };
  return { value: undefined, problems: [problem], place };
}

/** Nested by the thousand, a text is more than the stack holds. */
function parseSafely(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return undefined;
  }
}

const describe = (code: ParseErrorCode): string => WORDS[printParseErrorCode(code)] ?? 'something that is no JSON';

function parseStrictly(text: string): { isJson: boolean; value?: unknown } {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false };
  }
}

function offsetOf(root: Node | undefined, path: readonly (string | number)[]): number {
  if (root === undefined) return 0;
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    // The name of a property says more than its value.
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return root.offset;
}
