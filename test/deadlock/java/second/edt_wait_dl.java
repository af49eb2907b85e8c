import javax.swing.SwingUtilities;

public class Main {
    private final Object model = new Object();
    private int rows;

    void load() throws Exception {
        synchronized (model) {
            rows = 10;
            SwingUtilities.invokeAndWait(this::paint); // DEADLOCK!
        }
    }

    void paint() {
        synchronized (model) { // DEADLOCK
            System.out.println(rows); // DEADLOCK
        }
    }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        Thread t = new Thread(() -> {
            try {
                m.load();
            } catch (Exception e) {
                e.printStackTrace();
            }
        });
        t.start();
        t.join();
    }
}
