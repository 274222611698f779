/** A family of products: its sizes with kilos a piece, and about what a kilo costs, in EUR. */
interface Family {
  nombre: string;
  eurPerKilo: number;
  sizes: readonly (readonly [string, string])[];
}

const families: readonly Family[] = [
  family(
    'Lata de acero tres piezas',
    1.45,
    ['170 g', '0.031'],
    ['425 g', '0.052'],
    ['820 g', '0.094'],
    ['3 kg', '0.296'],
  ),
  family(
    'Lata de acero embutida',
    1.62,
    ['80 g', '0.018'],
    ['120 g', '0.024'],
    ['160 g', '0.029'],
    ['354 g', '0.047'],
  ),
  family(
    'Lata de aluminio para bebidas',
    3.35,
    ['250 ml', '0.0102'],
    ['269 ml', '0.0108'],
    ['355 ml', '0.0129'],
    ['473 ml', '0.0158'],
  ),
  family(
    'Aerosol de aluminio',
    3.9,
    ['100 ml', '0.019'],
    ['150 ml', '0.024'],
    ['250 ml', '0.033'],
    ['400 ml', '0.046'],
  ),
  family(
    'Envase de acero para pinturas',
    1.38,
    ['1/4 galón', '0.142'],
    ['1 galón', '0.395'],
    ['2,5 galones', '0.87'],
    ['5 galones', '1.46'],
  ),
  family(
    'Lata para leche en polvo',
    1.7,
    ['400 g', '0.092'],
    ['800 g', '0.148'],
    ['1 kg', '0.171'],
    ['2.2 kg', '0.312'],
  ),
  family(
    'Tapa de fácil apertura',
    2.1,
    ['52 mm', '0.0044'],
    ['73 mm', '0.0089'],
    ['83 mm', '0.0117'],
    ['99 mm', '0.0168'],
  ),
  family(
    'Tapa corona',
    1.55,
    ['26 mm dorada', '0.0022'],
    ['26 mm plata', '0.0022'],
    ['26 mm impresa', '0.0023'],
    ['29 mm', '0.0028'],
  ),
  family(
    'Tapa rosca de aluminio',
    3.6,
    ['28 mm', '0.0016'],
    ['30 × 60 mm', '0.0046'],
    ['31,5 × 24 mm', '0.0021'],
    ['38 mm', '0.0029'],
  ),
  family('Bobina de hojalata', 1.15, ['0,17 mm', ''], ['0,20 mm', ''], ['0,24 mm', ''], ['0,28 mm', '']),
];

/** The company's forty products. Coils are sold by weight and have no kilos a piece. */
export const products = families
  .flatMap(({ nombre, sizes, eurPerKilo }) =>
    sizes.map(([size, kilos]) => ({ nombre, size, kilos, eurPerKilo })),
  )
  .map(({ nombre, size, kilos, eurPerKilo }, index) => ({
    productoCodigo: `P-${String(index + 1).padStart(3, '0')}`,
    nombre: `${nombre} ${size}`,
    kilosPorPieza: kilos === '' ? null : kilos,
    eurPerKilo,
  }));

function family(nombre: string, eurPerKilo: number, ...sizes: [string, string][]): Family {
  return { nombre, eurPerKilo, sizes };
}
