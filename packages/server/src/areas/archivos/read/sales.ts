/** Good rows of a sheet and their pairs, as arrays that can be written to a file as they are. */
export interface Sales {
  /** Ids of each pair of seller, client and product. */
  sellers: Int32Array;
  clients: Int32Array;
  products: Int32Array;
  /** The last sale of each pair. */
  lastSales: Int32Array;
  /** Of each sale: the one before it of its pair or `NO_SALE`; its month's slot; scaled tonnes and price. */
  previous: Int32Array;
  slots: Uint8Array;
  tonnes: Float64Array;
  prices: Float64Array;
}

/** Ends the chain of a pair's sales. */
export const NO_SALE = -1;

/** The sales of a pair, the last one first. */
export function* salesOf({ lastSales, previous }: Sales, pair: number): Generator<number> {
  for (let sale = lastSales[pair] ?? NO_SALE; sale !== NO_SALE; sale = previous[sale] ?? NO_SALE) yield sale;
}

type Numbers = Int32Array | Uint32Array | Uint8Array | Float64Array;

/** Numbers at the end of which there is always room. */
class Growing<T extends Numbers> {
  length = 0;

  constructor(
    private readonly make: (length: number) => T,
    public array: T = make(1024),
  ) {}

  push(value: number): void {
    if (this.length === this.array.length) {
      const larger = this.make(2 * this.length);
      larger.set(this.array);
      this.array = larger;
    }
    this.array[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    const value = this.array[index];
    if (value === undefined) throw new RangeError(`There is no number ${index}`);
    return value;
  }

  packed(): T {
    return this.array.slice(0, this.length) as T;
  }
}

const int32 = () => new Growing((length) => new Int32Array(length));
const doubles = () => new Growing((length) => new Float64Array(length));

/** A good row; figures scaled. */
export interface Sale {
  /** Identifies the pair within the file. */
  pair: number;
  seller: number;
  client: number;
  product: number;
  slot: number;
  tonnes: number;
  price: number;
  /** In the sheet. */
  rowNumber: number;
}

type PlacedSale = Pick<Sale, 'pair' | 'slot' | 'tonnes' | 'price'>;

/** Collects sales, one a pair and month. A million of them take some 30 MB. */
export class SalesBuilder {
  private readonly pairs = new Map<number, number>();
  private readonly sellers = int32();
  private readonly clients = int32();
  private readonly products = int32();
  private readonly lastSales = int32();
  /** Of each sale, its pair. */
  private readonly pairsOfSales = int32();
  private readonly previous = int32();
  private readonly slots = new Growing((length) => new Uint8Array(length));
  private readonly tonnes = doubles();
  private readonly prices = doubles();
  private readonly rowNumbers = new Growing((length) => new Uint32Array(length));
  /** The last month that a sale has; the first one where there is none. */
  lastSlot = 0;

  get count(): number {
    return this.slots.length;
  }

  /** Adds a sale. @returns the sheet row that has its pair and month already: then nothing is added */
  add(sale: Sale): number | undefined {
    const pair = this.placeOf(sale);
    // As many steps as the period has months at most.
    for (let at = this.lastSales.at(pair); at !== NO_SALE; at = this.previous.at(at)) {
      if (this.slots.at(at) === sale.slot) return this.rowNumbers.at(at);
    }
    this.pairsOfSales.push(pair);
    this.previous.push(this.lastSales.at(pair));
    this.lastSales.array[pair] = this.count;
    this.slots.push(sale.slot);
    this.tonnes.push(sale.tonnes);
    this.prices.push(sale.price);
    this.rowNumbers.push(sale.rowNumber);
    this.lastSlot = Math.max(this.lastSlot, sale.slot);
    return undefined;
  }

  /** The client of a pair. */
  clientOf(pair: number): number {
    return this.clients.at(pair);
  }

  /** How many pairs there are up to the last of some sales; pairs are numbered as they appear. */
  pairsUpTo(from: number, to: number): number {
    return this.pairsOfSales.array.subarray(from, to).reduce((count, pair) => Math.max(count, pair + 1), 0);
  }

  /** Calls `visit` with some of the sales, by the places of their pairs. */
  each(from: number, to: number, visit: (sale: PlacedSale) => void): void {
    for (let at = from; at < to; at += 1) {
      const [pair, slot] = [this.pairsOfSales.at(at), this.slots.at(at)];
      visit({ pair, slot, tonnes: this.tonnes.at(at), price: this.prices.at(at) });
    }
  }

  private placeOf({ pair, seller, client, product }: Sale): number {
    const known = this.pairs.get(pair);
    if (known !== undefined) return known;
    const place = this.sellers.length;
    this.pairs.set(pair, place);
    this.sellers.push(seller);
    this.clients.push(client);
    this.products.push(product);
    this.lastSales.push(NO_SALE);
    return place;
  }

  packed(): Sales {
    const { sellers, clients, products, lastSales, previous, slots, tonnes, prices } = this;
    return {
      sellers: sellers.packed(),
      clients: clients.packed(),
      products: products.packed(),
      lastSales: lastSales.packed(),
      previous: previous.packed(),
      slots: slots.packed(),
      tonnes: tonnes.packed(),
      prices: prices.packed(),
    };
  }
}
