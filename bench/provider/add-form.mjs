/** Makes a form of one email field, as a program does. */
export async function addForm(port) {
  const call = async (path, body) => {
    const answer = await fetch(`http://localhost:${port}/admin/api/forms${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const field = {
    name: 'email',
    label: 'Email',
    fieldType: 'text',
    type: 'string',
    required: true,
    objectTypeId: '0-1',
  };
  const definition = { form: { formFieldGroups: [{ fields: [field] }], inlineMessage: 'Thank you.' } };
  const { formId, revision } = await call('', { definition, title: 'Bench' });
  await call(`/${formId}/publish`, { revision });
  const { items } = await (await fetch(`http://localhost:${port}/admin/api/forms`)).json();
  return { formId, portalId: items[0].portalId };
}
