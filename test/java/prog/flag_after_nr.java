// The table is filled before the flag is set, and used only when the flag is seen.
import java.util.concurrent.atomic.AtomicBoolean;

class Table {
    private final AtomicBoolean loaded = new AtomicBoolean();
    private final String[] names = new String[100];
    private int size;

    void load() {
        for (int i = 0; i < names.length; i++) {
            names[i] = "name" + i;
            size++;
        }
        loaded.set(true);
    }

    String find(int i) {
        if (!loaded.get())
            return null;
        return i < size ? names[i] : null;
    }
}

class Main {
    public static void main(String[] args) throws InterruptedException {
        Table table = new Table();
        Thread loader = new Thread(table::load);
        Thread[] users = new Thread[2];
        loader.start();
        for (int n = 0; n < users.length; n++) {
            users[n] = new Thread(() -> {
                int found = 0;
                for (int i = 0; i < 100; i++)
                    if (table.find(i) != null)
                        found++;
                System.out.println(found);
            });
            users[n].start();
        }
        loader.join();
    }
}
