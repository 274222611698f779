-- Searches anywhere in a text, with an index behind them. A trusted extension: it needs no superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "cliente" DROP CONSTRAINT "cliente_cliente_codigo_unique";--> statement-breakpoint
ALTER TABLE "producto" DROP CONSTRAINT "producto_producto_codigo_unique";--> statement-breakpoint
ALTER TABLE "vendedor" DROP CONSTRAINT "vendedor_vendedor_codigo_unique";--> statement-breakpoint
ALTER TABLE "cliente" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(("cliente_codigo" || ' ' || "nombre"), NFD), '[\u0300-\u036f]+', '', 'g') collate "C")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "producto" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(("producto_codigo" || ' ' || "nombre"), NFD), '[\u0300-\u036f]+', '', 'g') collate "C")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "vendedor" ADD COLUMN "busqueda" text GENERATED ALWAYS AS (lower(regexp_replace(normalize(("vendedor_codigo" || ' ' || "nombre" || ' ' || "apellido"), NFD), '[\u0300-\u036f]+', '', 'g') collate "C")) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cliente_codigo" ON "cliente" USING btree (lower(regexp_replace(normalize("cliente_codigo", NFD), '[\u0300-\u036f]+', '', 'g') collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "cliente_nombre" ON "cliente" USING btree ("nombre_buscable");--> statement-breakpoint
CREATE INDEX "cliente_busqueda" ON "cliente" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "division_codigo" ON "division" USING btree (lower(regexp_replace(normalize("division_id", NFD), '[\u0300-\u036f]+', '', 'g') collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "division_nombre" ON "division" USING btree ("nombre_buscable");--> statement-breakpoint
CREATE INDEX "division_busqueda" ON "division" USING gin ("nombre_buscable" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "producto_codigo" ON "producto" USING btree (lower(regexp_replace(normalize("producto_codigo", NFD), '[\u0300-\u036f]+', '', 'g') collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "producto_nombre" ON "producto" USING btree ("nombre_buscable");--> statement-breakpoint
CREATE INDEX "producto_busqueda" ON "producto" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "vendedor_codigo" ON "vendedor" USING btree (lower(regexp_replace(normalize("vendedor_codigo", NFD), '[\u0300-\u036f]+', '', 'g') collate "C"));--> statement-breakpoint
CREATE INDEX "vendedor_busqueda" ON "vendedor" USING gin ("busqueda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuario_busqueda" ON "usuario" USING gin ("nombre_buscable" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "periodo_busqueda" ON "periodo" USING gin (lower(regexp_replace(normalize("periodo_id", NFD), '[\u0300-\u036f]+', '', 'g') collate "C") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "periodo_moneda_busqueda" ON "periodo_moneda" USING gin (lower(regexp_replace(normalize("periodo_id", NFD), '[\u0300-\u036f]+', '', 'g') collate "C") gin_trgm_ops);