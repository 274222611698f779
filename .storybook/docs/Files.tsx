import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { FileList } from './Docs.parts.ts';

/** Every file of the application as text, each loaded when it is opened. */
const files = import.meta.glob<string>(
  '../../packages/web/src/{ui,charts,app,shell,management,pages}/**/*.{ts,tsx}',
  { query: '?raw', import: 'default' },
);

/** What stands beside a file of stories: the component, its look, its stories and its tests. */
export function Files({ of }: { readonly of: string }) {
  const folder = of.replace(/^\.\//, '').replace(/[^/]*$/, '');
  const own = Object.keys(files).filter(
    (path) => path.startsWith(`../../${folder}`) && !path.slice(folder.length + 6).includes('/'),
  );
  return (
    <FileList>
      {own.map((path) => (
        <File key={path} path={path} />
      ))}
    </FileList>
  );
}

function File({ path }: { readonly path: string }) {
  const [code, setCode] = useState<string>();
  return (
    <details
      onToggle={() => void files[path]?.().then(setCode, () => setCode('No se ha podido leer el archivo.'))}
    >
      <summary>
        <code>{path.slice(6)}</code>
      </summary>
      {code !== undefined && <Source code={code} language="tsx" />}
    </details>
  );
}
