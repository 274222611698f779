/** What a browser notes of calls and streams that were cut off. */
export const CUT_OFF =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_NETWORK_CHANGED|ERR_INCOMPLETE_CHUNKED_ENCODING/;
