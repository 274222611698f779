/** Good rows and their pairs, as arrays that can be written to a file as they are. */
export interface LoadRows {
  /** Ids of each pair of seller, client and product. */
  sellers: Int32Array;
  clients: Int32Array;
  products: Int32Array;
  /** The last row of each pair. */
  lastRows: Int32Array;
  /** Of each row: the row before it of the same pair, -1 for none; slot of its month; scaled tonnes and price. */
  previous: Int32Array;
  slots: Uint8Array;
  tonnes: Float64Array;
  prices: Float64Array;
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
    return this.array[index] ?? -1;
  }

  done(): T {
    return this.array.slice(0, this.length) as T;
  }
}

const int32 = () => new Growing((length) => new Int32Array(length));
const doubles = () => new Growing((length) => new Float64Array(length));

export interface NewRow {
  /** Identifies the pair within the file. */
  pair: number;
  seller: number;
  client: number;
  product: number;
  slot: number;
  tonnes: number;
  price: number;
  /** In the sheet. */
  number: number;
}

/** A row by the place of its pair; figures scaled. */
export interface PairMonth {
  pair: number;
  slot: number;
  tonnes: number;
  price: number;
}

/** Collects rows, one a pair and month. A million of them take some 30 MB. */
export class LoadRowsBuilder {
  private readonly pairs = new Map<number, number>();
  private readonly sellers = int32();
  private readonly clients = int32();
  private readonly products = int32();
  private readonly lastRows = int32();
  /** Of each row, its pair. */
  private readonly pairsOfRows = int32();
  private readonly previous = int32();
  private readonly slots = new Growing((length) => new Uint8Array(length));
  private readonly tonnes = doubles();
  private readonly prices = doubles();
  private readonly numbers = new Growing((length) => new Uint32Array(length));
  /** The last month that a row has; -1 without rows. */
  lastSlot = -1;

  get count(): number {
    return this.slots.length;
  }

  /** Adds a row. @returns the number of the row that has its pair and month already, and then adds nothing */
  add(row: NewRow): number | undefined {
    const pair = this.pairOf(row);
    // As many steps as the period has months at most.
    for (let at = this.lastRows.at(pair); at >= 0; at = this.previous.at(at)) {
      if (this.slots.at(at) === row.slot) return this.numbers.at(at);
    }
    this.pairsOfRows.push(pair);
    this.previous.push(this.lastRows.at(pair));
    this.lastRows.array[pair] = this.count;
    this.slots.push(row.slot);
    this.tonnes.push(row.tonnes);
    this.prices.push(row.price);
    this.numbers.push(row.number);
    this.lastSlot = Math.max(this.lastSlot, row.slot);
    return undefined;
  }

  /** The client of a pair. */
  clientOf(pair: number): number {
    return this.clients.at(pair);
  }

  /** The last pair that some of the rows have; pairs are numbered as they appear. */
  lastPair(from: number, to: number): number {
    return this.pairsOfRows.array.subarray(from, to).reduce((last, pair) => Math.max(last, pair), -1);
  }

  /** Calls `visit` with some of the rows. */
  each(from: number, to: number, visit: (row: PairMonth) => void): void {
    for (let at = from; at < to; at += 1) {
      const [pair, slot] = [this.pairsOfRows.at(at), this.slots.at(at)];
      visit({ pair, slot, tonnes: this.tonnes.at(at), price: this.prices.at(at) });
    }
  }

  private pairOf({ pair, seller, client, product }: NewRow): number {
    const known = this.pairs.get(pair);
    if (known !== undefined) return known;
    const place = this.sellers.length;
    this.pairs.set(pair, place);
    this.sellers.push(seller);
    this.clients.push(client);
    this.products.push(product);
    this.lastRows.push(-1);
    return place;
  }

  done(): LoadRows {
    const { sellers, clients, products, lastRows, previous, slots, tonnes, prices } = this;
    return {
      sellers: sellers.done(),
      clients: clients.done(),
      products: products.done(),
      lastRows: lastRows.done(),
      previous: previous.done(),
      slots: slots.done(),
      tonnes: tonnes.done(),
      prices: prices.done(),
    };
  }
}
