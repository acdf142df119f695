import type { wrongFields as english } from '#app/content/forms/wrong-fields.ts';
import type { Translated } from '#app/content/translated.ts';

export const wrongFields: Translated<typeof english> = (count) => `${count} champs sont à corriger.`;
