import { describe, expect, it } from 'vitest';
import { parseFullField, straightenQuotes } from './parse-field';
import { explainProblem } from './problems';

function read(raw: unknown) {
  const problems: string[] = [];
  return { field: parseFullField(raw, (...problem) => problems.push(explainProblem(problem))), problems };
}

const choice = (raw: object) => read({ name: 'topic', type: 'enumeration', fieldType: 'select', ...raw });
const valuesIn = ({ field }: ReturnType<typeof read>) => field?.options.map(({ value }) => value);

describe('a field', () => {
  it('is read whole', () => {
    const { field, problems } = read({
      name: 'email',
      label: 'E-mail',
      type: 'string',
      fieldType: 'text',
      description: 'At work',
      footer: 'We do not sell it.',
      required: true,
      selectedOptions: [],
      options: [],
      validation: {
        name: '',
        message: '',
        data: 'rival.example',
        useDefaultBlockList: true,
        blockedEmailAddresses: [' a@b.co ', '', null],
      },
      hidden: false,
      defaultValue: 'a@b.co',
      isSmartField: true,
      placeholder: 'you@example.com',
      labelHidden: true,
      objectTypeId: '0-2',
      ratingType: 'STARS',
      useCountryCodeSelect: true,
      countryCode: 'NL',
      countryCodeExtension: '+31',
      metaData: [{ name: 'dateSeparator', value: '/' }, { name: '__proto__', value: 'x' }, null],
    });
    expect(problems).toEqual([]);
    expect(field).toMatchObject({
      id: '0-2/email',
      name: 'email',
      label: 'E-mail',
      labelHidden: true,
      description: 'At work',
      footer: 'We do not sell it.',
      placeholder: 'you@example.com',
      type: 'string',
      fieldType: 'text',
      objectTypeId: '0-2',
      required: true,
      hidden: false,
      defaultValue: 'a@b.co',
      options: [],
      validation: { data: 'rival.example', useDefaultBlockList: true, blockedEmailAddresses: ['a@b.co'] },
      isSmartField: true,
      ratingType: 'STARS',
      useCountryCodeSelect: true,
      countryCode: 'NL',
      countryCodeExtension: '+31',
      conditions: [],
    });
    expect(Object.entries(field?.metaData ?? {})).toEqual([
      ['dateSeparator', '/'],
      ['__proto__', 'x'],
    ]);
  });

  it('has a default for all that is not said', () => {
    expect(read({ name: 'city' })).toEqual({
      problems: [],
      field: {
        id: 'city',
        name: 'city',
        label: '',
        labelHidden: false,
        description: '',
        placeholder: '',
        footer: '',
        type: 'string',
        fieldType: 'text',
        objectTypeId: '',
        required: false,
        hidden: false,
        defaultValue: '',
        options: [],
        validation: { data: '', useDefaultBlockList: false, blockedEmailAddresses: [] },
        isSmartField: false,
        ratingType: '',
        useCountryCodeSelect: false,
        countryCode: '',
        countryCodeExtension: '',
        metaData: {},
        conditions: [],
      },
    });
  });

  it('is none without a name', () => {
    for (const raw of [null, {}, { name: '' }, 'city', []]) expect(read(raw).field).toBeNull();
  });

  it.each([
    'text',
    'textarea',
    'number',
    'date',
    'email',
    'file',
    'phone',
    'phonenumber',
    'radio',
    'payment_link_radio',
    'select',
    'checkbox',
    'booleancheckbox',
  ])('may have the field type %s', (fieldType) => {
    expect(read({ name: 'a', fieldType })).toMatchObject({ field: { fieldType }, problems: [] });
  });

  it.each(['rating', 'TEXT', '__proto__', 'constructor', 5])(
    'is a text of the unknown field type %j, and says so',
    (fieldType) => {
      const { field, problems } = read({ name: 'stars', fieldType });
      expect(field?.fieldType).toBe('text');
      expect(problems).toEqual([expect.stringContaining(`field "stars" has the field type "${fieldType}"`)]);
      expect(problems[0]).toContain('booleancheckbox');
    },
  );

  it('may have a type of its own age', () => {
    expect(read({ name: 'a', type: 'phone_number' })).toMatchObject({ field: { type: 'phone_number' }, problems: [] });
  });
});

describe('a label', () => {
  it('has straight quotes where it holds markup', () => {
    const label = '<a href=”/terms” title=“It’s”>‘Terms’</a>';
    expect(read({ name: 'a', label }).field?.label).toBe('<a href="/terms" title="It\'s">\'Terms\'</a>');
    expect(straightenQuotes('“a”<br/>')).toBe('"a"<br/>');
    expect(straightenQuotes('</p>’')).toBe("</p>'");
  });

  it('is left alone where it holds none', () => {
    for (const label of ['It’s “plain”', '’tis < 5 > 3', '<3 ‘you’', '']) expect(straightenQuotes(label)).toBe(label);
  });
});

describe('options', () => {
  it.each<[string, unknown, object[]]>([
    ['objects', [{ label: 'A', value: 'a', displayOrder: 0, hidden: false }], [{ label: 'A', value: 'a' }]],
    [
      'texts',
      ['a', 'b'],
      [
        { label: 'a', value: 'a' },
        { label: 'b', value: 'b' },
      ],
    ],
    [
      'numbers',
      [1, { label: 2, value: 2 }],
      [
        { label: '1', value: '1' },
        { label: '2', value: '2' },
      ],
    ],
    ['yes and no', [{ label: 'Yes', value: true }], [{ label: 'Yes', value: 'true' }]],
    [
      'without a label',
      [{ value: 'a' }, { label: '', value: 'b' }],
      [
        { label: 'a', value: 'a' },
        { label: 'b', value: 'b' },
      ],
    ],
    ['without a value', [{ label: 'A', value: '' }, { label: 'B' }, '', null, {}], []],
    [
      'hidden',
      [
        { label: 'A', value: 'a', hidden: true },
        { label: 'A2', value: 'a' },
      ],
      [{ label: 'A2', value: 'a' }],
    ],
    ['null', null, []],
    ['no list', { a: 'b' }, []],
    [
      'of dangerous names',
      ['__proto__', 'constructor'],
      [
        { label: '__proto__', value: '__proto__' },
        { label: 'constructor', value: 'constructor' },
      ],
    ],
  ])('are read: %s', (_, options, read) => {
    const { field, problems } = choice({ options });
    expect(field?.options).toEqual(read);
    expect(problems).toEqual([]);
  });

  it('of one value are told, and the first is kept', () => {
    const { field, problems } = choice({ options: ['a', { label: 'Second', value: 'a' }, 'b', 'b', 'b'] });
    expect(field?.options).toEqual([
      { label: 'a', value: 'a' },
      { label: 'b', value: 'b' },
    ]);
    expect(problems).toEqual(['field "topic" has option "a", "b" more than once; the first is kept']);
  });
});

describe('the initial value of an enumeration', () => {
  const options = ['a', 'b', 'c;d'];

  it.each<[object, string]>([
    [{ fieldType: 'checkbox', selectedOptions: ['a', 'b'], defaultValue: 'c;d' }, 'a;b'],
    [{ fieldType: 'checkbox', defaultValue: 'a;b' }, 'a;b'],
    [{ fieldType: 'checkbox', defaultValue: 'c;d' }, 'c;d'],
    [{ fieldType: 'checkbox', selectedOptions: [] }, ''],
    [{ fieldType: 'checkbox', selectedOptions: null, defaultValue: null }, ''],
    [{ fieldType: 'select', selectedOptions: ['b'], defaultValue: 'a' }, 'b'],
    [{ fieldType: 'select', defaultValue: 'c;d' }, 'c;d'],
    [{ fieldType: 'radio', selectedOptions: ['b', 'a'] }, 'b'],
    [{ fieldType: 'payment_link_radio', defaultValue: 'a' }, 'a'],
    [{ fieldType: 'text', selectedOptions: ['x', 'y'], defaultValue: 'z' }, 'x;y'],
    [{ type: 'string', fieldType: 'text', selectedOptions: ['x'], defaultValue: 'z' }, 'z'],
  ])('of %j is %j', (raw, value) => {
    const { field, problems } = choice({ options, ...raw });
    expect(field?.defaultValue).toBe(value);
    expect(problems).toEqual([]);
  });

  it('leaves out what is no option, and says so', () => {
    const { field, problems } = choice({ fieldType: 'checkbox', options, selectedOptions: ['x', 'a'] });
    expect(field?.defaultValue).toBe('a');
    expect(problems).toEqual(['field "topic" starts with "x", expected values of its options']);
    const other = choice({ options, defaultValue: 'x' });
    expect(other.field?.defaultValue).toBe('');
    expect(other.problems).toEqual(['field "topic" starts with "x", expected values of its options']);
    expect(choice({ options: null, defaultValue: 'x' }).field?.defaultValue).toBe('');
  });

  it('does not start with an option that is hidden', () => {
    const { field, problems } = choice({ options: [{ label: 'A', value: 'a', hidden: true }], selectedOptions: ['a'] });
    expect(field?.defaultValue).toBe('');
    expect(problems).toHaveLength(1);
  });

  it('of a hidden field stays as it is', () => {
    expect(choice({ hidden: true, options: [], defaultValue: 'x' })).toMatchObject({
      field: { defaultValue: 'x' },
      problems: [],
    });
  });

  it.each<[object, string, number]>([
    [{}, 'false', 0],
    [{ defaultValue: 'true' }, 'true', 0],
    [{ defaultValue: 'True' }, 'true', 0],
    [{ defaultValue: true }, 'true', 0],
    [{ defaultValue: 'false' }, 'false', 0],
    [{ defaultValue: false }, 'false', 0],
    [{ selectedOptions: ['true'], defaultValue: 'false' }, 'true', 0],
    [{ selectedOptions: ['false'], defaultValue: 'true' }, 'false', 0],
    [{ defaultValue: 'maybe' }, 'false', 1],
  ])('of a boolean checkbox of %j is %s', (raw, value, count) => {
    const { field, problems } = choice({ fieldType: 'booleancheckbox', ...raw });
    expect(field?.defaultValue).toBe(value);
    expect(problems).toHaveLength(count);
  });
});

describe('what is long', () => {
  it('is read at once', () => {
    const label = `<p>${'“a”'.repeat(350_000)}`;
    expect(read({ name: 'a', label }).field?.label.length).toBe(label.length);
    const options = Array.from({ length: 20_000 }, (_, index) => `o${index % 10_000}`);
    const many = choice({ fieldType: 'checkbox', options, selectedOptions: options });
    expect(valuesIn(many)).toHaveLength(10_000);
  });

  it('is told shortly', () => {
    const [problem = ''] = read({ name: 'a', fieldType: 'x'.repeat(1_000_000) }).problems;
    expect(problem.length).toBeLessThan(400);
  });
});
