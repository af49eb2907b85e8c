import java.util.concurrent.*;
class Edt {
    private final ExecutorService ui = Executors.newSingleThreadExecutor();
    private final Object model = new Object();
    private int rows;
    private void repaint() { synchronized (model) { System.out.println(rows); } } // DEADLOCK
    void update() throws Exception {
        synchronized (model) { // DEADLOCK
            rows++;
            ui.submit(this::repaint).get(); // DEADLOCK!
        }
    }
    public static void main(String[] a) throws Exception {
        Edt e = new Edt();
        e.update();
        e.ui.shutdown();
    }
}
