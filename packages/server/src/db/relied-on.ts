/**
 * The settings that our statements and their answers are written for, by name: the value, and whether the session has one that
 * will do, both in SQL. A database, its user or its file of settings may say otherwise.
 */
export const reliedOn = {
  array_nulls: { value: "'on'", isMet: "current_setting('array_nulls') = 'on'" },
  datestyle: { value: "'ISO, MDY'", isMet: "current_setting('datestyle') like 'ISO,%'" },
  default_transaction_isolation: {
    value: "'read committed'",
    isMet: "current_setting('default_transaction_isolation') = 'read committed'",
  },
  // Extensions may live elsewhere.
  search_path: {
    value: "concat_ws(', ', 'public', nullif(current_setting('search_path'), ''))",
    isMet: "current_schema() = 'public'",
  },
  standard_conforming_strings: {
    value: "'on'",
    isMet: "current_setting('standard_conforming_strings') = 'on'",
  },
} as const;
