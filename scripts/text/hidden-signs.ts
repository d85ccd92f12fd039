/** Signs of no width that come along when text is copied: joints, soft hyphens, directions of writing. */
export const HIDDEN_SIGNS = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]+/g
