// A worker hands the change to the event thread.
import javax.swing.SwingUtilities;
class Main {
    static class Model {
        private String status = "idle";
        private int progress;
        void setProgress(int p) {
            progress = p;
        }
        int progress() {
            return progress;
        }
    }
    public static void main(String[] args) {
        Model model = new Model();
        Thread worker = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                final int p = i;
                SwingUtilities.invokeLater(() -> model.setProgress(p));
            }
        });
        worker.start();
        SwingUtilities.invokeLater(() -> System.out.println(model.progress()));
    }
}
