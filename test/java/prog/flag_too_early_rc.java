// The flag that says "loaded" is atomic, but it is set before the table is filled.
import java.util.concurrent.atomic.AtomicBoolean;

class Table {
    private final AtomicBoolean loaded = new AtomicBoolean();
    private final String[] names = new String[100];
    private int size;

    void load() {
        if (!loaded.compareAndSet(false, true))
            return;
        for (int i = 0; i < names.length; i++) {
            names[i] = "name" + i; // RACE! names
            size++; // RACE! size
        }
    }

    String find(int i) {
        if (!loaded.get())
            return null;
        if (i < size) // RACE! size
            return names[i]; // RACE! names
        return null;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Table table = new Table();
        Thread loader = new Thread(table::load);
        Thread user = new Thread(() -> {
            int found = 0;
            for (int i = 0; i < 100; i++)
                if (table.find(i) != null)
                    found++;
            System.out.println(found);
        });
        loader.start();
        user.start();
        loader.join();
        user.join();
    }
}
