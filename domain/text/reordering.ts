/**
 * Characters that change the order of others: numbers would be read backwards, and what follows in a list reordered.
 * Each text has its direction from its language.
 */
export const reordering = /[\u202a-\u202e\u2066-\u2069]/g;
