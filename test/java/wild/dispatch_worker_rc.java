// Each click starts a worker that writes into the model beside the event thread and beside other workers.
import java.awt.event.ActionEvent;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.SwingUtilities;
class Model {
    int loads;
    int paints;
}
public class Main {
    static final Model model = new Model();
    static void onClick(ActionEvent e) {
        model.paints++; // RACE! p
        Thread worker = new Thread(() -> {
            model.loads++; // RACE! l
            SwingUtilities.invokeLater(() -> model.paints++); // RACE! p
            if (model.paints > 10) { // RACE! p
                System.out.println("many");
            }
        });
        worker.start();
    }
    public static void main(String[] args) {
        SwingUtilities.invokeLater(() -> {
            JFrame frame = new JFrame();
            JButton button = new JButton("load");
            button.addActionListener(Main::onClick);
            frame.add(button);
            frame.setVisible(true);
        });
    }
}
