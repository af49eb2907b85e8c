// Swing: a worker thread changes the model that listeners on the event thread read.
import java.awt.event.ActionEvent;
import java.awt.event.ActionListener;
import javax.swing.JButton;
import javax.swing.SwingUtilities;

public class Main implements ActionListener {
    private int clicks;
    private String status = "idle";
    private final JButton button = new JButton("go");

    void show() {
        button.addActionListener(this);
    }

    @Override
    public void actionPerformed(ActionEvent e) {
        clicks++; // NORACE
        System.out.println(status + clicks); // RACE!
        Thread t = new Thread(new Runnable() {
            public void run() {
                load();
            }
        });
        t.start();
    }

    private void load() {
        status = "loading"; // RACE!
        SwingUtilities.invokeLater(new Runnable() {
            public void run() {
                clicks = 0; // NORACE
            }
        });
        status = "done"; // RACE!
    }

    public static void main(String[] args) {
        final Main m = new Main();
        SwingUtilities.invokeLater(new Runnable() {
            public void run() {
                m.show();
            }
        });
    }
}
