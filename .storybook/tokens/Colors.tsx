import { contrast } from '../../packages/web/src/app/theme/contrast.ts';
import { type Pair, readable, visible } from '../../packages/web/src/app/theme/pairs.ts';
import { dark, light, type Palette } from '../../packages/web/src/app/theme/palette.ts';
import { PeriodTag } from '../../packages/web/src/ui/Tag/PeriodTag.tsx';
import { Scheme } from './Scheme.tsx';
import { Pairs, Schemes, Swatches, Tags, Title } from './Tokens.parts.ts';

const GROUPS: readonly { readonly title: string; readonly names: readonly (keyof Palette)[] }[] = [
  { title: 'Fondos', names: ['canvas', 'surface', 'sunken', 'history'] },
  { title: 'Tinta y líneas', names: ['ink', 'inkMuted', 'line', 'lineStrong'] },
  { title: 'Acción y foco', names: ['accent', 'accentHover', 'accentSoft', 'onAccent'] },
  { title: 'Peligro', names: ['danger', 'dangerHover', 'dangerSoft', 'onDanger'] },
  { title: 'Éxito y aviso', names: ['success', 'successSoft', 'warning', 'warningSoft'] },
  { title: 'Tipos de período', names: ['sop', 'sopSoft', 'cur', 'curSoft', 'bgt', 'bgtSoft'] },
];

const ratioFormat = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Every colour in both schemes, and how well each text can be read on what it stands on. */
export function Colors() {
  return (
    <article>
      <Title>
        <h1>Colores</h1>
        <p>
          Los grises sostienen la página y un solo acento lleva la acción y el foco. El contraste se calcula
          con la fórmula de las WCAG: un texto necesita 4,5:1 y el borde de un control 3:1 (nivel AA).
        </p>
      </Title>
      <Schemes>
        <InScheme title="Claro" palette={light} />
        <InScheme title="Oscuro" palette={dark} />
      </Schemes>
    </article>
  );
}

function InScheme({ title, palette }: { readonly title: string; readonly palette: Palette }) {
  return (
    <Scheme title={title} palette={palette}>
      {GROUPS.map((group) => (
        <section key={group.title}>
          <h3>{group.title}</h3>
          <Swatches>
            {group.names.map((name) => (
              <li key={name}>
                <i style={{ background: palette[name] }} />
                <b>{name}</b>
                <code>{palette[name]}</code>
              </li>
            ))}
          </Swatches>
        </section>
      ))}
      <Tags>
        <PeriodTag>SOP10-2025</PeriodTag> <PeriodTag>CUR-2025</PeriodTag> <PeriodTag>BGT-2026</PeriodTag>
      </Tags>
      <Contrasts
        title={`Textos, esquema ${title.toLowerCase()}`}
        pairs={readable}
        least={4.5}
        palette={palette}
      />
      <Contrasts
        title={`Bordes, esquema ${title.toLowerCase()}`}
        pairs={visible}
        least={3}
        palette={palette}
      />
    </Scheme>
  );
}

interface ContrastsProps {
  readonly title: string;
  readonly pairs: readonly Pair[];
  readonly least: number;
  readonly palette: Palette;
}

function Contrasts({ title, pairs, least, palette }: ContrastsProps) {
  return (
    <Pairs>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Muestra</th>
          <th scope="col">Color sobre fondo</th>
          <th scope="col">Contraste</th>
          <th scope="col">Nivel AA</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([ink, ground]) => {
          const ratio = contrast(palette[ink], palette[ground]);
          const { [ink]: color, [ground]: background } = palette;
          return (
            <tr key={`${ink} ${ground}`}>
              <td>
                {least === 3 ? (
                  <i style={{ background, borderColor: color }} />
                ) : (
                  <span style={{ background, color }}>1.234,5</span>
                )}
              </td>
              <td>{`${ink} sobre ${ground}`}</td>
              <td>{`${ratioFormat.format(ratio)}:1`}</td>
              <td>{ratio >= least ? 'Cumple' : 'No cumple'}</td>
            </tr>
          );
        })}
      </tbody>
    </Pairs>
  );
}
