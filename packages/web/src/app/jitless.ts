import * as z from 'zod';

// Before the first schema is made: zod's compiled parsers need eval, which the content security policy reports.
z.config({ jitless: true });
