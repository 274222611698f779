CREATE UNLOGGED TABLE "contador" (
	"cuenta" text PRIMARY KEY NOT NULL,
	"hasta" timestamp with time zone NOT NULL
);
