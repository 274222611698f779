import type { Db } from '../connect.ts';
import { cliente, division, pais, producto, vendedor } from '../schema.ts';
import { clients } from './clients.ts';
import { divisions, sellers } from './people.ts';
import { products } from './products.ts';

/** Loads divisions, sellers, clients and products. */
export async function loadCatalogue(db: Db): Promise<void> {
  const countries = await db.select().from(pais);
  const countryID = (name: string): number => {
    const country = countries.find(({ nombre }) => nombre === name);
    if (!country) throw new Error(`The database has no country ${name}`);
    return country.paisID;
  };

  await db.insert(division).values(divisions);
  await db
    .insert(vendedor)
    .values(sellers.map(({ countries: [home], ...seller }) => ({ ...seller, paisID: countryID(home) })));
  await db
    .insert(cliente)
    .values(clients.map(({ pais, ...client }) => ({ ...client, paisID: countryID(pais) })));
  await db.insert(producto).values(products);
}
