CREATE TABLE "relacion" (
	"cliente_producto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relacion_cliente_producto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendedor_id" integer NOT NULL,
	"cliente_id" integer NOT NULL,
	"producto_id" integer NOT NULL,
	"eliminada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "relacion_unica" UNIQUE("vendedor_id","cliente_id","producto_id")
);
--> statement-breakpoint
CREATE TABLE "relacion_periodo" (
	"cliente_producto_periodo_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "relacion_periodo_cliente_producto_periodo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cliente_producto_id" integer NOT NULL,
	"periodo_id" text NOT NULL,
	"presupuestado" boolean DEFAULT false NOT NULL,
	"eliminada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "relacion_periodo_unica" UNIQUE("cliente_producto_id","periodo_id")
);
--> statement-breakpoint
CREATE TABLE "venta" (
	"venta_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "venta_venta_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cliente_producto_periodo_id" integer NOT NULL,
	"anio" smallint NOT NULL,
	"mes" smallint NOT NULL,
	"volumen_ton" numeric(12, 3) DEFAULT '0' NOT NULL,
	"precio" numeric(13, 4) DEFAULT '0' NOT NULL,
	CONSTRAINT "venta_unica" UNIQUE("cliente_producto_periodo_id","anio","mes"),
	CONSTRAINT "venta_mes" CHECK ("venta"."mes" between 1 and 12),
	CONSTRAINT "venta_volumen" CHECK ("venta"."volumen_ton" between 0 and 99999999),
	CONSTRAINT "venta_precio" CHECK ("venta"."precio" between 0 and 99999999)
);
--> statement-breakpoint
CREATE TABLE "cliente" (
	"cliente_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cliente_cliente_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cliente_codigo" text NOT NULL,
	"nombre" text NOT NULL,
	"nombre_buscable" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("nombre", NFD), '[\u0300-\u036f]+', '', 'g') collate "C")) STORED NOT NULL,
	"pais_id" integer NOT NULL,
	CONSTRAINT "cliente_cliente_codigo_unique" UNIQUE("cliente_codigo")
);
--> statement-breakpoint
CREATE TABLE "division" (
	"division_id" text PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"nombre_buscable" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("nombre", NFD), '[\u0300-\u036f]+', '', 'g') collate "C")) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moneda" (
	"moneda_id" text PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pais" (
	"pais_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pais_pais_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nombre" text NOT NULL,
	"moneda_id" text NOT NULL,
	CONSTRAINT "pais_nombre_unique" UNIQUE("nombre")
);
--> statement-breakpoint
CREATE TABLE "producto" (
	"producto_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "producto_producto_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"producto_codigo" text NOT NULL,
	"nombre" text NOT NULL,
	"nombre_buscable" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("nombre", NFD), '[\u0300-\u036f]+', '', 'g') collate "C")) STORED NOT NULL,
	"kilos_por_pieza" numeric(13, 4),
	CONSTRAINT "producto_producto_codigo_unique" UNIQUE("producto_codigo"),
	CONSTRAINT "producto_kilos" CHECK ("producto"."kilos_por_pieza" between 0 and 999999999)
);
--> statement-breakpoint
CREATE TABLE "vendedor" (
	"vendedor_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendedor_vendedor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendedor_codigo" text NOT NULL,
	"nombre" text NOT NULL,
	"apellido" text NOT NULL,
	"nombre_buscable" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("nombre" || ' ' || "apellido", NFD), '[\u0300-\u036f]+', '', 'g') collate "C")) STORED NOT NULL,
	"email" text NOT NULL,
	"division_id" text NOT NULL,
	"pais_id" integer NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "vendedor_vendedor_codigo_unique" UNIQUE("vendedor_codigo")
);
--> statement-breakpoint
CREATE TABLE "sesion" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"usuario_id" integer NOT NULL,
	"creada" timestamp with time zone NOT NULL,
	"ultimo_uso" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usuario" (
	"usuario_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usuario_usuario_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nombre_usuario" text NOT NULL,
	"nombre_buscable" text GENERATED ALWAYS AS (lower(regexp_replace(normalize("nombre_usuario", NFD), '[\u0300-\u036f]+', '', 'g') collate "C")) STORED NOT NULL,
	"email" text NOT NULL,
	"tipo_usuario" text NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	"bloqueado" boolean DEFAULT false NOT NULL,
	"clave_hash" text,
	"debe_cambiar_clave" boolean DEFAULT false NOT NULL,
	"clave_vence" timestamp with time zone,
	"clave_intentos" integer DEFAULT 0 NOT NULL,
	"clave_temporal_hash" text,
	"clave_temporal_vence" timestamp with time zone,
	CONSTRAINT "usuario_nombre_buscable_unique" UNIQUE("nombre_buscable"),
	CONSTRAINT "usuario_tipo" CHECK ("usuario"."tipo_usuario" in ('ADMINISTRADOR', 'VENDEDOR'))
);
--> statement-breakpoint
CREATE TABLE "periodo" (
	"periodo_id" text PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"anio_inicio" smallint NOT NULL,
	"mes_inicio" smallint NOT NULL,
	"cantidad_meses" smallint NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	CONSTRAINT "periodo_tipo" CHECK ("periodo"."tipo" in ('SOP', 'CUR', 'BGT')),
	CONSTRAINT "periodo_mes" CHECK ("periodo"."mes_inicio" between 1 and 12),
	CONSTRAINT "periodo_meses" CHECK ("periodo"."cantidad_meses" between 1 and 36)
);
--> statement-breakpoint
CREATE TABLE "periodo_moneda" (
	"periodo_moneda_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "periodo_moneda_periodo_moneda_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"periodo_id" text NOT NULL,
	"moneda_id" text NOT NULL,
	"mes" smallint,
	"tasa_cambio_eur" numeric(16, 6) NOT NULL,
	CONSTRAINT "periodo_moneda_unica" UNIQUE NULLS NOT DISTINCT("periodo_id","moneda_id","mes"),
	CONSTRAINT "periodo_moneda_mes" CHECK ("periodo_moneda"."mes" between 1 and 12),
	CONSTRAINT "periodo_moneda_tasa" CHECK ("periodo_moneda"."tasa_cambio_eur" > 0 and "periodo_moneda"."tasa_cambio_eur" <= 999999999)
);
--> statement-breakpoint
CREATE TABLE "aprobacion" (
	"aprobacion_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aprobacion_aprobacion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"vendedor_id" integer NOT NULL,
	"periodo_id" text NOT NULL,
	"usuario_id" integer NOT NULL,
	"cuando" timestamp with time zone NOT NULL,
	"filas" integer NOT NULL,
	"total_volumen_ton" numeric NOT NULL,
	"total_ventas" numeric,
	"moneda_id" text NOT NULL,
	"total_ventas_eur" numeric
);
--> statement-breakpoint
CREATE TABLE "auditoria" (
	"auditoria_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auditoria_auditoria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"usuario_id" integer,
	"cuando" timestamp with time zone NOT NULL,
	"accion" text NOT NULL,
	"antes" jsonb,
	"despues" jsonb
);
--> statement-breakpoint
ALTER TABLE "relacion" ADD CONSTRAINT "relacion_vendedor_id_vendedor_vendedor_id_fk" FOREIGN KEY ("vendedor_id") REFERENCES "public"."vendedor"("vendedor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relacion" ADD CONSTRAINT "relacion_cliente_id_cliente_cliente_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."cliente"("cliente_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relacion" ADD CONSTRAINT "relacion_producto_id_producto_producto_id_fk" FOREIGN KEY ("producto_id") REFERENCES "public"."producto"("producto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relacion_periodo" ADD CONSTRAINT "relacion_periodo_cliente_producto_id_relacion_cliente_producto_id_fk" FOREIGN KEY ("cliente_producto_id") REFERENCES "public"."relacion"("cliente_producto_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relacion_periodo" ADD CONSTRAINT "relacion_periodo_periodo_id_periodo_periodo_id_fk" FOREIGN KEY ("periodo_id") REFERENCES "public"."periodo"("periodo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venta" ADD CONSTRAINT "venta_cliente_producto_periodo_id_relacion_periodo_cliente_producto_periodo_id_fk" FOREIGN KEY ("cliente_producto_periodo_id") REFERENCES "public"."relacion_periodo"("cliente_producto_periodo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cliente" ADD CONSTRAINT "cliente_pais_id_pais_pais_id_fk" FOREIGN KEY ("pais_id") REFERENCES "public"."pais"("pais_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pais" ADD CONSTRAINT "pais_moneda_id_moneda_moneda_id_fk" FOREIGN KEY ("moneda_id") REFERENCES "public"."moneda"("moneda_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendedor" ADD CONSTRAINT "vendedor_division_id_division_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."division"("division_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendedor" ADD CONSTRAINT "vendedor_pais_id_pais_pais_id_fk" FOREIGN KEY ("pais_id") REFERENCES "public"."pais"("pais_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sesion" ADD CONSTRAINT "sesion_usuario_id_usuario_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periodo_moneda" ADD CONSTRAINT "periodo_moneda_periodo_id_periodo_periodo_id_fk" FOREIGN KEY ("periodo_id") REFERENCES "public"."periodo"("periodo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periodo_moneda" ADD CONSTRAINT "periodo_moneda_moneda_id_moneda_moneda_id_fk" FOREIGN KEY ("moneda_id") REFERENCES "public"."moneda"("moneda_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aprobacion" ADD CONSTRAINT "aprobacion_vendedor_id_vendedor_vendedor_id_fk" FOREIGN KEY ("vendedor_id") REFERENCES "public"."vendedor"("vendedor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aprobacion" ADD CONSTRAINT "aprobacion_periodo_id_periodo_periodo_id_fk" FOREIGN KEY ("periodo_id") REFERENCES "public"."periodo"("periodo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aprobacion" ADD CONSTRAINT "aprobacion_usuario_id_usuario_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aprobacion" ADD CONSTRAINT "aprobacion_moneda_id_moneda_moneda_id_fk" FOREIGN KEY ("moneda_id") REFERENCES "public"."moneda"("moneda_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditoria" ADD CONSTRAINT "auditoria_usuario_id_usuario_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("usuario_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relacion_cliente" ON "relacion" USING btree ("cliente_id");--> statement-breakpoint
CREATE INDEX "relacion_producto" ON "relacion" USING btree ("producto_id");--> statement-breakpoint
CREATE INDEX "relacion_periodo_periodo" ON "relacion_periodo" USING btree ("periodo_id");--> statement-breakpoint
CREATE INDEX "cliente_pais" ON "cliente" USING btree ("pais_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendedor_email" ON "vendedor" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "vendedor_division" ON "vendedor" USING btree ("division_id");--> statement-breakpoint
CREATE INDEX "vendedor_pais" ON "vendedor" USING btree ("pais_id");--> statement-breakpoint
CREATE INDEX "sesion_usuario" ON "sesion" USING btree ("usuario_id");--> statement-breakpoint
CREATE INDEX "aprobacion_periodo" ON "aprobacion" USING btree ("periodo_id","vendedor_id");--> statement-breakpoint
CREATE INDEX "aprobacion_vendedor" ON "aprobacion" USING btree ("vendedor_id");--> statement-breakpoint
CREATE INDEX "auditoria_cuando" ON "auditoria" USING btree ("cuando");--> statement-breakpoint
CREATE INDEX "auditoria_usuario" ON "auditoria" USING btree ("usuario_id");