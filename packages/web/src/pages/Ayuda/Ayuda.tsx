import { useState } from 'react';
import Administracion from '../../../../../docs/manual/administracion.md';
import Vendedores from '../../../../../docs/manual/vendedores.md';
import { useSession } from '../../app/session.ts';
import { Page } from '../../shell/Page/Page.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { Article } from './Ayuda.parts.ts';
import { markdown } from './markdown.tsx';

const GUIDES = [
  { id: 'administracion', label: 'Administradores', Guide: Administracion },
  { id: 'vendedores', label: 'Vendedores', Guide: Vendedores },
] as const;

/** The guides of docs/manual: a salesperson reads their own, an administrator both. */
export default function Ayuda() {
  const isAdministrator = useSession(({ context }) => context.sesion?.tipoUsuario === 'ADMINISTRADOR');
  const [selected, select] = useState<(typeof GUIDES)[number]['id']>('administracion');
  return (
    <Page title="Ayuda">
      {isAdministrator ? (
        <Tabs
          label="Guías"
          selected={selected}
          onSelect={select}
          items={GUIDES.map(({ id, label, Guide }) => ({
            id,
            label,
            content: (
              <Article>
                <Guide components={markdown} />
              </Article>
            ),
          }))}
        />
      ) : (
        <Article>
          <Vendedores components={markdown} />
        </Article>
      )}
    </Page>
  );
}
