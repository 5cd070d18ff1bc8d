import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrameAnswer } from './frame-answer';

const FORM = { guid: '6f3a2b58-1c7e-4d4e-9a43-5d1c9b7e2a10', instanceId: '42' };
const ACCEPTED = { accepted: true, formGuid: FORM.guid, formInstanceId: '42', status: 200 };
const read = (data: unknown) => readFrameAnswer(data, FORM);

describe('a message of the frame that received a form', () => {
  it('that it was accepted is told with what it warns of', () => {
    expect(read({ ...ACCEPTED, localizedVisitorWarningMessage: 'Mind the gap.' })).toMatchObject({
      accepted: true,
      body: { localizedVisitorWarningMessage: 'Mind the gap.' },
    });
  });

  it.each([[undefined], [null], ['']])('need not name the instance: %j', (formInstanceId) => {
    expect(read({ ...ACCEPTED, formInstanceId })).toMatchObject({ accepted: true });
  });

  it('may be text, and names the form in whatever case', () => {
    expect(read(JSON.stringify(ACCEPTED))).toMatchObject({ accepted: true });
    expect(read({ ...ACCEPTED, formGuid: FORM.guid.toUpperCase() })).toMatchObject({ accepted: true });
  });

  it('that it was not accepted is told with the type and the words', () => {
    const refused = { ...ACCEPTED, accepted: false, status: 400 };
    expect(
      read({ ...refused, formSubmissionError: 'BLOCKED_EMAIL', localizedVisitorErrorMessage: 'Not this one.' }),
    ).toMatchObject({
      accepted: false,
      status: 400,
      body: { formSubmissionError: 'BLOCKED_EMAIL', localizedVisitorErrorMessage: 'Not this one.' },
    });
    expect(read({ ...refused, status: '429' })).toMatchObject({ accepted: false, status: 429 });
    for (const status of [undefined, 200, 'odd', {}]) {
      expect(read({ ...refused, status })).toMatchObject({ accepted: false, status: 400 });
    }
  });

  it.each<[string, unknown]>([
    ['another form', { ...ACCEPTED, formGuid: '2d9b1c44-7f60-4b5e-8a15-0c3de8f1b702' }],
    ['no form', { ...ACCEPTED, formGuid: undefined }],
    ['another instance', { ...ACCEPTED, formInstanceId: '43' }],
    ['an instance that is no text', { ...ACCEPTED, formInstanceId: 42 }],
    ['nothing that was accepted', { ...ACCEPTED, accepted: undefined }],
    ['something that is neither', { ...ACCEPTED, accepted: 'yes' }],
    ['nothing', null],
    ['a list', [ACCEPTED]],
    ['a text', 'accepted'],
    ['a height', { type: 'height', height: 40 }],
  ])('about %s is passed over', (_, data) => {
    expect(read(data)).toBeUndefined();
  });

  it('is read without an accident from anything', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(read(data)).toBeUndefined();
      }),
    );
  });
});
