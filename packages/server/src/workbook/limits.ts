const MB = 1024 ** 2;

/** What a workbook may ask of the reader. All of it lies beyond what Excel itself can write into 50 MB of sales. */
export interface Limits {
  readonly fileBytes: number;
  /** Entries of the zip, read or not. */
  readonly parts: number;
  /** Declared size of one entry, and of all together twice as much. */
  readonly partBytes: number;
  /** An entry that says to be larger than `plainBytes` may not grow more than so many times. */
  readonly ratio: number;
  readonly plainBytes: number;
  /** Parts that only describe the workbook (sheets, relationships, styles). */
  readonly smallPartBytes: number;
  /** Shared texts: together, and how many. */
  readonly sharedBytes: number;
  readonly sharedTexts: number;
  /** One text. Excel's 32 767 characters in UTF-8. */
  readonly textBytes: number;
  /** The header is in one of the first rows. */
  readonly headerRows: number;
  /** Working time of the thread, without what the receiver of the rows takes. */
  readonly seconds: number;
  /** The thread's heap. Texts live outside it and are bounded by the limits above. */
  readonly heapMegabytes: number;
}

export const LIMITS: Limits = {
  fileBytes: 50 * MB,
  parts: 5000,
  partBytes: 2048 * MB,
  ratio: 100,
  plainBytes: 200 * MB,
  smallPartBytes: 64 * MB,
  sharedBytes: 96 * MB,
  sharedTexts: 8_000_000,
  textBytes: 32_767 * 4,
  headerRows: 10,
  seconds: 120,
  heapMegabytes: 64,
};

/** The last row and column of a sheet. */
export const LAST_ROW = 1_048_576;
export const LAST_COLUMN = 16_384;
