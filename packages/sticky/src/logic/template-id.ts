/** The template that an address asks for, `?theme_template_id=77`; empty where it asks for none. */
export const readTemplateId = (search: string): string => new URLSearchParams(search).get('theme_template_id') ?? '';
