export type Language = 'english' | 'spanish';
