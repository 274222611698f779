-- What a list of changes is asked for stands in the index that puts it in order: who changed a pair's figures or where they came from is found
-- without a look at each change.
DROP INDEX "cambio_mes";--> statement-breakpoint
DROP INDEX "cambio_de";--> statement-breakpoint
DROP INDEX "cambio_origen_de";--> statement-breakpoint
CREATE INDEX "cambio_mes" ON "cambio" USING btree ("cliente_producto_periodo_id","anio","mes","cambio_id","cuando","origen","usuario_id");--> statement-breakpoint
CREATE INDEX "cambio_de" ON "cambio" USING btree ("periodo_id" text_pattern_ops,"vendedor_id","usuario_id","cuando","cambio_id","origen");--> statement-breakpoint
CREATE INDEX "cambio_origen_de" ON "cambio" USING btree ("origen","periodo_id" text_pattern_ops,"vendedor_id","cuando","cambio_id","usuario_id") WHERE "cambio"."origen" <> 'tecleado';