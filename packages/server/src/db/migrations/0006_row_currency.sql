ALTER TABLE "relacion_periodo" DROP CONSTRAINT "relacion_periodo_entera";--> statement-breakpoint
ALTER TABLE "relacion_periodo" ADD COLUMN "moneda_id" text;--> statement-breakpoint
-- Rows that are there have been read in their client's present currency.
UPDATE "relacion_periodo" SET "moneda_id" = "pais"."moneda_id"
FROM "relacion" JOIN "cliente" USING ("cliente_id") JOIN "pais" USING ("pais_id")
WHERE "relacion"."cliente_producto_id" = "relacion_periodo"."cliente_producto_id";--> statement-breakpoint
ALTER TABLE "relacion_periodo" ADD CONSTRAINT "relacion_periodo_moneda_id_moneda_moneda_id_fk" FOREIGN KEY ("moneda_id") REFERENCES "public"."moneda"("moneda_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relacion_periodo" ADD CONSTRAINT "relacion_periodo_entera" CHECK (num_nulls("relacion_periodo"."cliente_producto_id", "relacion_periodo"."periodo_id", "relacion_periodo"."moneda_id") in (0, 3));