INSERT INTO "moneda" ("moneda_id", "nombre") VALUES
	('ARS', 'Peso argentino'),
	('BRL', 'Real brasileño'),
	('CLP', 'Peso chileno'),
	('COP', 'Peso colombiano'),
	('EUR', 'Euro'),
	('MXN', 'Peso mexicano'),
	('PEN', 'Sol peruano'),
	('USD', 'Dólar estadounidense');
--> statement-breakpoint
INSERT INTO "pais" ("nombre", "moneda_id") VALUES
	('Argentina', 'ARS'),
	('Brasil', 'BRL'),
	('Chile', 'CLP'),
	('Colombia', 'COP'),
	('Ecuador', 'USD'),
	('México', 'MXN'),
	('Perú', 'PEN');
