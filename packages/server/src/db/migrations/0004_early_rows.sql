ALTER TABLE "relacion_periodo" ALTER COLUMN "cliente_producto_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "relacion_periodo" ALTER COLUMN "periodo_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "relacion_periodo" ADD CONSTRAINT "relacion_periodo_entera" CHECK (("relacion_periodo"."cliente_producto_id" is null) = ("relacion_periodo"."periodo_id" is null));