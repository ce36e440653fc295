const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

const entityOf = (character: string): string => ENTITIES[character as keyof typeof ENTITIES];

/** Escapes a text for use anywhere inside HTML, attributes included. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, entityOf);

/** Escapes a text for use between tags, where quotation marks can stay: code has many. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, entityOf);

/** Undoes both. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity) ?? entity);
