ALTER TABLE "aprobacion" ADD COLUMN "instantanea" "pg_snapshot";--> statement-breakpoint
ALTER TABLE "aprobacion" ADD COLUMN "ultimo_cambio_id" bigint;