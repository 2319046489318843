export function buildWidget(target: { outDir: string; renderer?: 'preact' | 'react' }): Promise<void>;
