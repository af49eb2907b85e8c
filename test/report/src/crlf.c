int grüße;
int café = 1; /* ä */ shared = grüße;
	int tab;
